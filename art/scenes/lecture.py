"""Tiered lecture hall of the entrance academy: curved rows of desks, a board with physics, a teacher."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from props import *
K=os.environ.get('SHOT','a'); K={'p':'a'}.get(K,K)
G={'a':'cl1','b':'in1','c':'tu1','d':'cl2'}[K]; reset(); cyc(G)
room(9.4,7.0,3.8,floor='wood',wall='in7' if K in 'ab' else 'cl0',wall2='in5' if K in 'ab' else 'in1',base='ma7',skirt='tu5')
with at(0,-3.78): zari(9.7,-.33,.18,'in9')
with at(0,3.47): zari(9.3,3.3,.24,'ma7')
# boards: ellipse orbits, a parabola, a benzene ring
for x,w in((-2.35,3.6),(1.6,3.9)):
    box(x,3.46,1.15,w,.06,1.75,'ne8',.01); box(x,3.42,1.08,w+.14,.1,.06,'wood2',.01); box(x,3.43,2.9,w+.14,.08,.06,'wood2',.01)
W=mat('paper',.9,.05,.2); Y=mat('tu5',.9,.05,.2); C=mat('ma3',.9,.05,.2)
def chalk(x,pts,m=W,r=.013): tube([(x+a,3.415,1.15+b) for a,b in pts],r,m)
for k in range(3):
    a=k*math.pi/3; chalk(-3.1,[(.62*math.cos(t)*math.cos(a)-.2*math.sin(t)*math.sin(a),.9+.62*math.cos(t)*math.sin(a)+.2*math.sin(t)*math.cos(a)) for t in np.linspace(0,6.2832,44)],(W,Y,C)[k])
ball(-3.1,3.41,2.05,.06,'tu5',(1,.3,1),sub=3)
chalk(-1.6,[(-.4,.25),(-.4,1.5)]); chalk(-1.6,[(-.55,.4),(.85,.4)]); chalk(-1.6,[(-.4+.05*i,.42+.95*(1-((i-11)/11)**2)) for i in range(23)],Y); chalk(-1.6,[(.15,.4),(.15,1.36)],C,.008)
chalk(.5,[(.5*math.cos(t),.9+.5*math.sin(t)) for t in np.linspace(.5236,6.807,7)]); chalk(.5,[(.38*math.cos(t),.9+.38*math.sin(t)) for t in (.5236,1.571)],Y); chalk(.5,[(.38*math.cos(t),.9+.38*math.sin(t)) for t in (2.618,3.665)],Y); chalk(.5,[(.38*math.cos(t),.9+.38*math.sin(t)) for t in (4.712,5.76)],Y)
for k in range(5): chalk(1.7,[(-.3,1.45-.26*k),(.35+.35*((k*37)%3)/2,1.45-.26*k)],Y if k==2 else W)
chalk(3.0,[(-.3,.35),(.3,.35),(0,1.2),(-.3,.35)],C); chalk(3.0,[(.27*math.cos(t),.63+.27*math.sin(t)) for t in np.linspace(0,6.2832,30)])
# dais, lectern, teacher
box(0,2.75,0,8.6,1.4,.14,'wood2',.02)
with at(-3.6,2.6,.14): box(0,0,0,.65,.48,1.0,'ma7',.02); box(0,-.03,1.0,.74,.56,.05,'wood',.015,rx=-10); box(0,-.245,.3,.4,.01,.4,'tu5',0)
with at(.1,2.75,.14,-28): person(top='tu5',bottom='ma7',dress='saree',skin='skin2',hc='grey',hands=((-.42,.22,1.62),(.12,-.3,1.05)),build=1.05,border='ma5')
with at(2.9,2.55,.14,14):
    table(1.5,.6,.8,'wood'); 
    with at(-.3,0,.8): box(0,0,0,.3,.2,.03,'ink',.005); cyl(-.1,0,.03,.01,.55,'steel'); tube([(-.1,0,.56),(.16,0,.56)],.008,'steel'); tube([(.12,0,.56),(.12,0,.24)],.004,'ink'); ball(.12,0,.2,.05,'ma5',sub=3)   # pendulum
    with at(.35,0,.8): tube([(-.2,0,.02),(0,0,.34),(.2,0,.02)],.012,'tu5'); cyl(0,-.03,.34,.09,.05,'in7',axis='Y',bev=.01); ball(-.2,0,.12,.045,'ma5',sub=3); ball(.2,0,.16,.035,'tu5',sub=3)
# tiers
hs=('plait','short','bun','short','plait','scarf','short','bun'); tops=('cl0','in5','cl0','tu5','cl0','ma5','cl0','ne5'); n=0
for r in range(2 if K=='c' else 3):
    y=.95-r*1.55; z=.0+.3*r
    if r: box(0,y-.35,-.0,8.6,1.55,z,'cl2',.02); box(0,y-.35+.78,z-.07,8.6,.02,.06,'ma5',0)
    with at(0,0,z):
        for sx in(-1,1):
            x0=sx*2.25
            box(x0,y,.7,3.9,.46,.05,'wood',.015); box(x0,y+.2,.1,3.9,.04,.6,'in7' if r%2 else 'ma7',.01); [box(x0+k*1.85,y,0,.06,.4,.7,'in8',.01) for k in(-1,0,1)]
            box(x0,y-.6,.4,3.9,.36,.05,'wood2',.015); [box(x0+k*1.7,y-.6,0,.08,.3,.4,'in8',.01) for k in(-1,1)]
            for k in range(4):
                x=x0-1.45+k*.96; n+=1
                box(x,y-.02,.752,.28,.2,.015,'paper',.003,rz=(n*31)%20-10); box(x+.28,y+.05,.752,.15,.2,.03+.015*(n%3),('ma5','tu5','in5','ne5')[n%4],.005,rz=(n*17)%30-15)
                if n%7==4: continue
                h=hs[n%8]; girl=h in('plait','bun')
                with at(x,y-.58,0,180): person(tops[n%8] if not girl or n%3 else 'cl0',('in7','cl0')[n%2] if not girl else 'in7','skin%d'%(1+n*3%4),h,dress='kurta' if girl or h=='scarf' else 'shirt',dup=('in7','ma5','tu3')[n%3] if girl else None,hc='cl0' if h=='scarf' else 'hair',pose='sit',build=(1,.92,1.07)[n%3],hands=((-.1,-.5,.84),(.14,-.46,.8)) if n%5 else ((-.12,-.3,1.55),(.14,-.46,.8)),nod=4 if n%5==0 else 14 if n%3 else -4,turn=(n*23)%30-15)
with at(4.25,2.6): plant(1.5,'ma5',11)
for y in(-1.9,.2):
    with at(-4.66,y,1.5,90): window(1.5,1.4,nx=3,glass='tu1')
hour({'a':'morning','b':'golden','c':'noon','d':'soft'}[K],{'a':44,'b':50,'c':40,'d':46}[K])
shoot('lecture',dict(a=((.0,-.1,1.2),37.5,17,19,60,(-.233,.0)),p=((0,-.1,1.3),23.5,17,20,60),b=((.3,2.2,1.4),8.2,-18,12,60),c=((-2.75,.2,.95),7.7,40,22,60),d=((1.35,.7,1.2),9.4,-34,16,60)),bounces=4,ground=G)
