"""Mother and child clinic with a dispensary counter behind."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from props import *
K=os.environ.get('SHOT','a')
G={'a':'ma1','b':'ne3','c':'tu1'}[K]; reset(); cyc(G)
room(7.6,5.0,3.0,floor='in1',wall='cl0',wall2='tu3',base='ne7',skirt='ma5')
with at(0,-2.78): zari(7.9,-.33,.18,'in9')
with at(0,2.47): zari(7.5,2.62,.2,'ma7')
for i in range(7):
    for j in range(5):
        if (i+j)%2: box(-3.8+.54+1.085*i,-2.5+.5+1.0*j,0,1.085,1.0,.004,'cl1',0)
# dispensary
with at(1.6,1.75):
    box(0,0,0,3.6,.6,.95,'ne7',.03); box(0,0,.95,3.75,.72,.05,'cl0',.014); [box(-1.35+.9*k,-.31,.12,.78,.02,.68,'ne5',.01) for k in range(4)]
    box(0,.62,0,3.6,.26,2.3,'wood',.01)
    for k in range(4):
        z=.95+.34*k; box(0,.48,z,3.5,.06,.02,'wood2',0); rnd=random.Random(k+2); x=-1.65
        while x<1.6:
            w=rnd.uniform(.1,.22); hh=rnd.uniform(.12,.26); c=rnd.choice(('ma5','tu5','in5','ne5','cl0','ma3','in3'))
            if rnd.random()<.5: box(x+w/2,.46,z+.02,w*.92,.12,hh,c,.006); box(x+w/2,.395,z+.02+hh*.4,w*.6,.005,hh*.25,'cl0',0)
            else: cyl(x+.06,.46,z+.02,.05,hh*.8,c,bev=.008); cyl(x+.06,.46,z+.02+hh*.8,.03,.04,'cl0'); w=.12
            x+=w+.02
    box(-.9,0,1.0,.3,.22,.1,'ma5',.01); box(.2,.02,1.0,.34,.26,.02,'steel',.006); [ball(.12+.06*k,.02,1.03,.02,('cl0','ma5')[k%2],sub=2) for k in range(4)]; 
    with at(1.2,0,1.0): cyl(0,0,0,.16,.03,'steel',bev=.01); cyl(0,0,.03,.02,.3,'steel'); tube([(-.26,0,.34),(.26,0,.34)],.012,'steel'); [lathe([(.001,0),(.1,.02),(.11,.04)],'steel',x=s*.24,z=.14) for s in(-1,1)]; [tube([(s*.24,0,.16),(s*.24,0,.34)],.004,'ink') for s in(-1,1)]
if K!='a':
  with at(1.2,2.1,0,4): person(coat='cl0',top='in5',bottom='in8',dress='shirt',hair='plait',skin='skin3',hands=((-.16,-.42,1.1),(.16,-.44,1.12)),hold=('box','tu5'))
with at(2.5,2.1,0,-8): person(coat='cl0',top='ma5',bottom='in8',dress='shirt',hair='short',skin='skin2',hands=((-.1,-.4,1.12),(.2,-.36,1.2)))
with at(1.7 if K!='b' else .7,.85,0,176 if K!='b' else 155): person(top='cl1',bottom='cl0',dress='panche',dup='ma5',border='ma7',hair='short',hc='grey',skin='skin4',hands=((-.14,-.38,1.05),(.16,-.4,1.06)))
# examination table with mother, child and nurse
with at(-1.7,.2,0,90):
    box(0,0,.1,.8,1.9,.6,'wood',.03); box(0,0,.7,.86,1.96,.1,'in5',.04,seg=4); box(0,.7,.8,.6,.36,.1,'cl0',.04,seg=4)
with at(-1.55,.15,.8,160): baby('cl0','skin2')
with at(-1.55,.98,0,0): nurse(skin='skin2',lean=10,hands=((-.17,-.62,.97),(.12,-.6,.99)),nod=12,steth=True)
with at(-2.98,.2,0,78): person(top='ma5',bottom='tu5',dress='saree',skin='skin3',hands=((-.12,-.42,1.05),(.2,-.44,.98)),nod=12)
if K!='b':
  with at(-.42,.5,0,-80): student(skin='skin4',hands=((-.1,-.32,1.08),(.1,-.32,1.08)),nod=14,hold=('sheet','tu5'))
with at(-2.72,-.62,0,118): person(top='tu5',bottom='in7',dress='shirt',hair='short',skin='skin3',h=.66,hands=((-.1,-.2,1.1),(.1,-.2,1.1)),hold=('ball','ma5'))
with at(-3.1,1.6,0,14): weighing_scale('in5',h=1.5)
box(-2.2,2.46,1.2,.8,.03,1.1,'paper',.005); ball(-2.2,2.44,1.95,.11,'skin2',(1,.2,1.1),sub=3); ball(-2.2,2.44,1.6,.2,'ma5',(.9,.12,1.1),sub=3); ball(-2.1,2.42,1.62,.09,'tu3',(1.3,.2,.9),sub=3); box(-2.2,2.44,2.29,.86,.04,.04,'wood2',.01)
if K!='b':                                                             # near: only her head would be seen
  with at(2.6,-1.35,0,-60): chair('ma5')
  with at(2.6,-1.35,0,-60): person(top='ne7',bottom='tu3',dress='saree',pose='sit',skin='skin3',hc='grey',fwd=(34,30))
if K!='b':
  with at(3.2,-.5,0,-80): chair('in5')
if K!='b':
  with at(3.3,-2.0): plant(1.2,'ma5',11)
with at(-3.76,-.9,1.2,90): window(1.5,1.25,nx=2,glass='in3')
hour({'a':'morning','b':'noon','c':'golden'}[K],{'a':46,'b':-40,'c':48}[K])
shoot('clinic',dict(a=((-1.62,.3,1.1),8.6,-3,19,60),b=((1.6,1.5,1.1),7.3,18,11,60),c=((.0,.1,.95),10.4,16,20,60)),bounces=4,ground=G)
