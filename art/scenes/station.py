"""The halt by the railway: a small station with a tiled roof, a train, the college bus stand and an auto rickshaw."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from props import *
K=os.environ.get('SHOT','a'); K={'p':'a'}.get(K,K)
G={'a':'cl1','b':'tu1','c':'in1'}[K]; reset(); cyc(G,z=-.6,y=24,r=11,w=90)
box(0,0,-.6,15.4,9.4,.56,'in8',.06); box(0,0,-.05,15.2,9.2,.09,'earth',.03)
with at(0,-4.72): zari(15.2,-.5,.36,'ma8')
# rails and train
box(0,3.3,.03,15.2,2.2,.08,'cl3',.02); [box(-7.4+.5*k,3.3,.1,.2,1.8,.05,'wood2',.01) for k in range(30)]; [box(0,3.3+s*.55,.15,15.2,.07,.08,'steel',0) for s in(-1,1)]
def coach(c,c2):
    box(0,0,.42,5.2,1.7,1.85,c,.16,seg=4); box(0,0,2.22,5.0,1.4,.16,'cl2',.06); box(0,-.86,1.2,4.8,.02,.62,c2,0); [box(-2.05+.58*k,-.872,1.24,.4,.02,.5,'ink',.02) for k in range(8)]
    for s in(-1,1): box(s*2.36,-.87,.55,.36,.03,1.5,'tu5',.01)
    box(0,-.86,.62,5.1,.02,.12,'tu3',0); [cyl(x,-.7,.3,.26,.12,'ink',axis='Y') for x in(-1.9,-1.3,1.3,1.9)]
with at(-4.6,3.3,.16): coach('in7','in5')
with at(.8,3.3,.16): coach('in7','in5')
with at(5.4,3.3,.16): box(0,0,.42,3.4,1.7,1.9,'ma7',.2,seg=4); box(0,-.86,.9,3.2,.02,.4,'tu5',0); box(1.2,-.87,1.5,.7,.03,.5,'ink',.05); box(-.6,-.87,1.5,1.2,.03,.5,'ink',.05); [cyl(x,-.7,.3,.26,.12,'ink',axis='Y') for x in(-1.1,-.4,.4,1.1)]
# platform and station house
box(-.4,1.35,.03,13.6,1.5,.42,'cl2',.03); box(-.4,.62,.44,13.6,.12,.02,'tu5',0)
with at(-1.4,1.75,.45):
    for x in(-2.6,-.9,.9,2.6): cyl(x,-.85,0,.08,1.95,'cl0'); cyl(x,-.85,1.7,.09,.2,'ma5',r2=.16)
    box(0,.1,0,4.6,.8,2.1,'cl1',.02); [box(x,-.31,0,.7,.05,1.5,'in7',.01) for x in(-1.4,1.4)]; box(0,-.31,.75,1.3,.05,.8,'in5',.01); box(0,-.34,.72,1.5,.16,.05,'wood',.01)
    with at(0,-.32): zari(4.5,1.66,.26,'ma7','tu5','cl0')
    for s,w in((-1,1.35),(1,.9)): 
        for k in range(14): box(-2.86+.44*k,(-.42 if s<0 else .42),2.36,.4,w,.09,'ma5' if k%2 else 'ma7',.02,rx=-s*26)
for x in(3.6,5.4): cyl(x,1.4,.45,.05,2.3,'in8'); box(x,1.4,2.7,.5,.16,.06,'in8',.01); ball(x,1.32,2.66,.09,mat('tu3',.5,.1,1),sub=3)
box(4.5,1.4,1.7,1.6,.07,.6,'tu5',.02); [box(4.5+s*.7,1.4,.45,.07,.07,1.3,'in8',0) for s in(-1,1)]; box(4.5,1.35,1.8,1.2,.02,.1,'ink',0); box(4.5,1.35,1.98,.9,.02,.1,'ink',0); box(4.5,1.35,2.14,.6,.02,.08,'ink',0)
# road, bus, auto
box(0,-2.3,.035,15.2,2.7,.03,'road',.01); [box(-6.6+k*2.2,-2.3,.066,1.1,.11,.005,'paper',0) for k in range(7)]
def bus():
    box(0,0,.4,5.6,1.9,2.05,mat('tu5',.5,.3),.26,seg=5); box(0,0,2.42,5.0,1.4,.1,'cl0',.05); box(-.3,-.955,1.45,4.5,.04,.66,'ink',.08,seg=3); [box(-2.2+k*.76,-.975,1.44,.09,.03,.7,'tu5',0) for k in range(1,6)]
    with at(0,-.965): zari(5.3,.86,.32,'ma7','tu5','cl0')
    box(2.3,-.97,.5,.7,.04,1.65,'ink',.05); box(2.79,0,1.25,.05,1.6,.9,'ink',.08); box(2.81,0,.6,.05,1.7,.18,'ma7',.02)
    for x in(-1.8,1.6): cyl(x,-.86,.42,.42,.26,'ink',axis='Y',bev=.05); cyl(x,-1.0,.42,.2,.05,'steel',axis='Y')
if K!='b':                                                             # they would hide the platform
    with at(2.2,-1.75,.06): bus()
    with at(-3.9,-2.85,.06,0):                                            # auto rickshaw
        box(-.2,0,.3,1.5,1.05,.5,'tu5',.08,seg=4); box(.75,0,.35,.5,.7,.6,'tu5',.12,seg=4); box(-.1,0,1.42,1.7,1.1,.14,'ink',.06,seg=3); [tube([(x,s*.48,.75),(x,s*.48,1.45)],.03,'ink') for x in(-.85,.62) for s in(-1,1)]; box(-.86,0,.7,.06,1.0,.75,'ink',.02); box(-.45,0,.72,.5,.9,.16,'ma7',.04); box(.74,0,.98,.05,.8,.46,mat('in3',.3,.4),.01,ry=-12)
        for x,s in((-.6,-1),(-.6,1),(.85,0)): cyl(x,s*.45,.22,.22,.14,'ink',axis='Y',bev=.03)
        with at(.3,0,.26,90): person(top='cl1',bottom='in8',dress='shirt',hair='short',skin='skin4',pose='sit',h=.86,hands=((-.2,-.5,.85),(.2,-.5,.85)))
P=((-5.3,1.2,.45,20,dict(top='cl1',bottom='cl0',dress='panche',dup='cl0',border='ma7',hair='turban',hc='ma5',skin='skin4')),(-4.6,1.1,.45,-10,dict(top='ma5',bottom='tu5',dress='saree',skin='skin3',build=1.06)),(2.2,1.1,.45,-30,dict(top='ne7',bottom='tu3',dress='saree',skin='skin2')),(2.75,1.15,.45,10,dict(top='tu5',bottom='in7',dress='shirt',hair='short',skin='skin3',h=.72)),
 (-1.0,-.35,.04,20,dict(st=1,bag='ma7')),(-.65,-.3,.04,-20,dict(st=1,hair='bun',skin='skin3')),(5.6,-.35,.04,-60,dict(top='in5',bottom='tu3',dress='saree',hc='grey',skin='skin4')),(6.3,-.2,.04,-40,dict(st=1,skin='skin4',bag='in5')),(-4.4,-.6,.04,60,dict(top='cl0',bottom='in8',dress='shirt',hair='short',skin='skin2',bag='ink')),(3.5,-.1,.04,100,dict(top='tu5',bottom='ma7',dress='saree',skin='skin2')))
for x,y,z,r,o in P:
    o=dict(o); f=student if o.pop('st',0) else person
    with at(x,y,z,r): f(**o,fwd=(14,-10),stride=.1 if o.get('dress') not in('saree','panche') else 0)
for x,y,h in((-6.9,.0,5.6),(6.9,.9,6.2) if K!='a' else (4.7,.35,5.6),(-7.0,1.6,4.6)):
    with at(x,y,.04): palmyra(h,seed=int(h*4))
with at(-6.1,-.5,.04): tree(1.0,1.4,'leaf','tu5')
with at(-2.2,-.35,.04,12): cycle('ma7')
hour({'a':'morning','b':'golden','c':'noon'}[K],{'a':-30,'b':-52,'c':44}[K])
shoot('station',dict(a=((0,-.2,1.7),58,-14,17,60,(-.235,.0)),p=((0,.0,1.7),31.5,-14,18,60),b=((-2.6,1.0,1.3),11.5,-24,19,60)),bounces=3,ground=G)
